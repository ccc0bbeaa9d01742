import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** What the optimizer needs to know about a script. */
export interface Script {
  /** words of its strings: each can be a class, an id, a tag, a custom property or an animation */
  readonly candidateClassNames: ReadonlySet<string>;
  /** names of the Trusted Types policies that it creates */
  readonly trustedTypesPolicies: readonly string[];
  /** addresses that it imports, at once or later, as written */
  readonly imports: readonly string[];
}

/**
 * Reads a script. Names and addresses count only as strings of the code: a class that is put
 * together at run time (`'tone-' + tone`) or an import of a computed address is not found.
 *
 * @throws Error on a syntax error
 */
export function readScript(code: string): Script {
  const { program, errors } = parseSync('script.js', code, { sourceType: 'unambiguous' });
  const [error] = errors;
  if (error) throw new Error(`script cannot be parsed: ${error.message}\n${error.codeframe}`);
  const candidateClassNames = new Set<string>();
  const trustedTypesPolicies: string[] = [];
  const imports: string[] = [];
  const addWords = (text: string) => {
    // Whole words, for classes with quotes in them; and parts, for HTML in a string.
    for (const separator of [/\s+/, /[\s"'<>=]+/]) {
      for (const word of text.split(separator)) candidateClassNames.add(word);
    }
  };
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') addWords(value);
    },
    TemplateElement: ({ value }) => {
      addWords(value.cooked ?? value.raw);
    },
    ImportDeclaration: ({ source }) => {
      imports.push(source.value);
    },
    ExportNamedDeclaration: ({ source }) => {
      if (source) imports.push(source.value);
    },
    ExportAllDeclaration: ({ source }) => {
      imports.push(source.value);
    },
    ImportExpression: ({ source }) => {
      const address = leadingText(source);
      if (address) imports.push(address);
    },
    CallExpression: ({ callee, arguments: [name] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'createPolicy' || !name) return;
      const text = leadingText(name);
      if (text) trustedTypesPolicies.push(text);
    },
  }).visit(program);
  return { candidateClassNames, trustedTypesPolicies, imports };
}

/** @returns the constant text with which an expression begins */
function leadingText(node: ESTree.Argument | ESTree.Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? undefined;
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier')
    return leadingText(node.left);
  return undefined;
}

/** Any origin serves: only the paths of local addresses are used. */
const ORIGIN = 'https://site.invalid';

/** The scripts of a built site, each read once. */
export class BuiltScripts {
  readonly #outDir: URL;
  /** path at which the site is served, with a slash at its end */
  readonly base: string;
  readonly #scripts = new Map<string, Script>();
  readonly #transitive = new Map<string, readonly Script[]>();

  /**
   * @param outDir folder of the built site
   * @param base path at which the site is served
   */
  constructor(outDir: URL, base = '/') {
    this.#outDir = outDir;
    this.base = base.endsWith('/') ? base : `${base}/`;
  }

  /**
   * @param address of a script, as written
   * @param from path of the page that contains it
   * @returns that script and all that it imports, at once or later; none for another origin
   * @throws Error when one of them is not in the output folder
   */
  transitiveImports(address: string, from: string): readonly Script[] {
    const first = localPath(address, from);
    if (first === undefined) return [];
    const known = this.#transitive.get(first);
    if (known) return known;
    const paths = new Set([first]);
    const scripts: Script[] = [];
    // Iterating over a set includes what is added to it meanwhile.
    for (const path of paths) {
      const script = this.#read(path);
      scripts.push(script);
      for (const imported of script.imports) {
        const target = localPath(imported, path);
        if (target !== undefined) paths.add(target);
      }
    }
    this.#transitive.set(first, scripts);
    return scripts;
  }

  /** @throws Error when a local address is not in the output folder */
  assertExists(address: string, from: string): void {
    const path = localPath(address, from);
    if (path !== undefined && !existsSync(this.#file(path))) throw notFound(path);
  }

  /** @returns the address of a script that is added to a folder of the site */
  add(folder: string, name: string, code: string): string {
    const path = `${this.base}${folder}/${name}`;
    if (!this.#scripts.has(path)) {
      writeFileSync(this.#file(path), code);
      this.#scripts.set(path, readScript(code));
    }
    return path;
  }

  #read(path: string): Script {
    const known = this.#scripts.get(path);
    if (known) return known;
    const file = this.#file(path);
    if (!existsSync(file)) throw notFound(path);
    const script = readScript(readFileSync(file, 'utf8'));
    this.#scripts.set(path, script);
    return script;
  }

  #file(path: string): URL {
    if (!path.startsWith(this.base)) throw new Error(`${path} is outside of ${this.base}`);
    return new URL(path.slice(this.base.length), this.#outDir);
  }
}

/** @returns the path of an address on this site, undefined on another */
function localPath(address: string, from: string): string | undefined {
  const url = new URL(address, new URL(from, ORIGIN));
  return url.origin === ORIGIN ? url.pathname : undefined;
}

function notFound(path: string): Error {
  return new Error(`${path} is not in the output folder`);
}
