/** Strict Handlebars: a value that the data lacks is an error, also inside a condition or a loop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import Handlebars from 'handlebars';
import { mailedText } from '../http/rich-text.js';

/** An unusable template, or data that does not fill it: our error, never a user's. */
export class TemplateError extends Error {
  constructor(
    readonly template: string,
    problem: string,
    options?: ErrorOptions,
  ) {
    super(`Template ${template}: ${problem}`, options);
    this.name = 'TemplateError';
  }
}

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

const OPTIONS = { strict: true, preventIndent: true, knownHelpersOnly: true, knownHelpers: { concat: true, rich: true } };

/** The checked templates by source, because a process opens the same templates again for mails, documents and tests. */
const readPrograms = new Map<string, hbs.AST.Program>();

/** @throws an error when the source is not a template or uses an unknown helper */
function readProgram(source: string): hbs.AST.Program {
  const known = readPrograms.get(source);
  if (known !== undefined) return known;
  const program = Handlebars.parse(source);
  // `compile` only fails on the first use; compiling every template now would take an eighth of a start.
  new StrictPaths().accept(program);
  readPrograms.set(source, program);
  return program;
}

/** Compiles the templates of one kind (PDF, mail) with their shared partials. */
export class TemplateCompiler {
  readonly #handlebars = Handlebars.create();

  constructor(partials: ReadonlyMap<string, string>) {
    this.#handlebars.registerHelper('concat', (...parts: unknown[]) => parts.slice(0, -1).join(''));
    this.#handlebars.registerHelper('rich', mailedText);
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

/**
 * Handlebars' strict mode does not cover the arguments of helpers, `#if` and `#each` included; this marks them too. It
 * refuses an unknown helper, as `compile` would.
 */
class StrictPaths extends Handlebars.Visitor {
  override MustacheStatement(statement: hbs.AST.MustacheStatement): void {
    requireKnown(statement);
    super.MustacheStatement(statement);
  }

  override BlockStatement(statement: hbs.AST.BlockStatement): void {
    requireKnown(statement);
    super.BlockStatement(statement);
  }

  override SubExpression(expression: hbs.AST.SubExpression): void {
    requireKnown(expression);
    super.SubExpression(expression);
  }

  override PathExpression(path: hbs.AST.PathExpression & { strict?: boolean }): void {
    path.strict = true;
  }
}

const BUILT_IN = ['if', 'unless', 'each', 'with', 'log', 'lookup'];
const HELPERS: ReadonlySet<unknown> = new Set([...BUILT_IN, ...Object.keys(OPTIONS.knownHelpers)]);

type Call = Pick<hbs.AST.MustacheStatement, 'path' | 'params'> & { readonly hash?: hbs.AST.Hash };

/** A path with arguments calls a helper. */
function requireKnown({ path, params, hash }: Call): void {
  const name = 'original' in path ? path.original : undefined;
  if ((params.length > 0 || hash !== undefined) && !HELPERS.has(name)) throw new Error(`unknown helper ${String(name)}`);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
