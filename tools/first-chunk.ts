import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Names one chunk for a module and everything it imports at once: a single file for the first page compresses better than the
 * many shared pieces a bundler would make of it (quality.md, speed).
 */
export function firstChunk(entry: string) {
  let members: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    members ??= closure(join(import.meta.dirname, '..', entry), graph);
    return members.has(id) && !id.includes('?part=') ? 'first' : null;
  };
}

function closure(entry: string, graph: ModuleGraph): Set<string> {
  const members = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (members.has(id)) continue;
    members.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return members;
}
