import type { Plugin } from 'vite';

/** Chromium 136 and later compile all functions of a file that begins with this comment. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** The chunks that every member page starts with (chunk-groups.ts). Most of their functions are called at once. */
const startingChunks: ReadonlySet<string> = new Set(['first', 'home', 'query', 'wire']);

/**
 * Moves the compilation of functions from the main thread to the thread that reads the file from the network. Without
 * the hint, V8 compiles a function when it is first called, while the page starts.
 */
export function compiledWithFile(): Plugin {
  return {
    name: 'wallet-compiled-with-file',
    apply: 'build',
    augmentChunkHash: ({ name }) => (startingChunks.has(name) ? hint : undefined),
    generateBundle: {
      // After Vite has put its list of files before the code. The hint must be the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && startingChunks.has(file.name)) file.code = hint + file.code;
        }
      },
    },
  };
}
