/** A rule of the edge host's _headers file. */
interface Rule {
  readonly pattern: RegExp;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly unset: readonly string[];
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);
}

function readRules(text: string): readonly Rule[] {
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').map((line) => line.trim()))
    .filter(([path = '']) => path.startsWith('/'))
    .map(([path = '', ...lines]) => ({
      pattern: patternOf(path),
      set: lines.flatMap((line) => {
        const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
        return name && value ? [[name.toLowerCase(), value] as const] : [];
      }),
      unset: lines.flatMap((line) =>
        line.startsWith('!') ? [line.slice(1).trim().toLowerCase()] : [],
      ),
    }));
}

/** @returns a function that gives the headers which a _headers file adds to a path. */
export function headersFor(file: string): (path: string) => Record<string, string> {
  const rules = readRules(file);
  return (path) => {
    const headers: Record<string, string> = {};
    for (const { pattern, set, unset } of rules) {
      if (!pattern.test(path)) continue;
      for (const name of unset) delete headers[name];
      for (const [name, value] of set)
        headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
    return headers;
  };
}
