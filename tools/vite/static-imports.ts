import { parseAst, type Plugin } from 'vite';

const SOURCES = /\/src\/[^?]+\.tsx?$/;

interface Found {
  start: number;
  end: number;
  specifier: string;
}

/** The dynamic imports of a module whose specifier is a literal, in order. */
function dynamicImports(code: string): Found[] {
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'ImportExpression') {
      const { start, end, source } = node as unknown as Found & { source: { value?: unknown } };
      if (typeof source.value === 'string') found.push({ start, end, specifier: source.value });
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code).body);
  return found.toSorted((a, b) => a.start - b.start);
}

/**
 * Turns the Worker's dynamic imports into static ones, for the tests in workerd. There, a dynamic import
 * is a message to Vite, also for a module that is loaded already. Two requests that import the same
 * module at once share that message, and workerd lets no request wait for another one's I/O: the second
 * hangs. A deployed Worker loads its modules without messages.
 */
export function staticImports(): Plugin {
  return {
    name: 'static-imports',
    enforce: 'post',
    transform(code, id) {
      if (!SOURCES.test(id) || !code.includes('import(')) return null;
      const found = dynamicImports(code);
      const names = found.map((_, index) => `__module${index}`);
      const imports = found.map(
        ({ specifier }, index) => `import * as ${names[index]} from ${JSON.stringify(specifier)};`,
      );
      const body = found.reduceRight(
        (text, { start, end }, index) =>
          `${text.slice(0, start)}Promise.resolve(${names[index]})${text.slice(end)}`,
        code,
      );
      // On one line, so that the line numbers of errors stay right.
      return { code: `${imports.join(' ')} ${body}`, map: null };
    },
  };
}
