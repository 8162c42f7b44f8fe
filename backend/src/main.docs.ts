/** Prints the generated documents as JSON of file name and content. scripts/generate.mjs writes the files. */
import 'reflect-metadata';
import { generatedDocuments } from './composition/generated-documents.js';

process.stdout.write(JSON.stringify(await generatedDocuments()));
