/** Handlebars held strict: a value that the data lacks is a failure, also inside a condition or a loop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import Handlebars from 'handlebars';
import { TemplateError } from './template-error.js';

/** A template ready to be filled, as HTML (values escaped) or as plain text. */
export type CompiledTemplate = (data: object) => string;

const EXTENSION = '.hbs';

/** The `.hbs` files under a folder, by their path without extension. */
export function readPartials(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(files.map((file) => [partialName(folder, file), readFileSync(file, 'utf8')]));
}

function partialName(folder: string, file: string): string {
  return relative(folder, file).slice(0, -EXTENSION.length).replaceAll('\\', '/');
}

const OPTIONS = { strict: true, preventIndent: true, knownHelpersOnly: true, knownHelpers: { concat: true } };

/** What was read and found sound, by source: a process opens the same templates again, for mails, documents and tests. */
const readPrograms = new Map<string, hbs.AST.Program>();

/** @throws Handlebars' own error when the source is no template */
function readProgram(source: string): hbs.AST.Program {
  const known = readPrograms.get(source);
  if (known !== undefined) return known;
  const program = Handlebars.parse(source);
  new StrictPaths().accept(program);
  // `compile` waits for the first use; this finds at once what it would stumble over.
  Handlebars.precompile(program, OPTIONS);
  readPrograms.set(source, program);
  return program;
}

/** Compiles the templates of one kind (PDF, mail) with the partials that they share. */
export class TemplateCompiler {
  readonly #handlebars = Handlebars.create();

  constructor(partials: ReadonlyMap<string, string>) {
    this.#handlebars.registerHelper('concat', (...parts: unknown[]) => parts.slice(0, -1).join(''));
    for (const [name, source] of partials) {
      this.#handlebars.registerPartial(name, this.#compile(name, source, false));
    }
  }

  compileHtml(name: string, source: string): CompiledTemplate {
    return this.#guarded(name, this.#compile(name, source, false));
  }

  compileText(name: string, source: string): CompiledTemplate {
    return this.#guarded(name, this.#compile(name, source, true));
  }

  #compile(name: string, source: string, noEscape: boolean): HandlebarsTemplateDelegate<object> {
    try {
      return this.#handlebars.compile<object>(readProgram(source), { ...OPTIONS, noEscape });
    } catch (error) {
      throw new TemplateError(name, describe(error), { cause: error });
    }
  }

  #guarded(name: string, template: HandlebarsTemplateDelegate<object>): CompiledTemplate {
    return (data) => {
      try {
        return template(data);
      } catch (error) {
        throw new TemplateError(name, describe(error), { cause: error });
      }
    };
  }
}

/** Handlebars' own strict mode spares the arguments of helpers, `#if` and `#each` among them: this marks them too. */
class StrictPaths extends Handlebars.Visitor {
  override PathExpression(path: hbs.AST.PathExpression & { strict?: boolean }): void {
    path.strict = true;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
