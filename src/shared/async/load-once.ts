/**
 * Loads a module with its first use. What is kept is the module and not its promise, because no request
 * may wait for another one's.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return async () => (loaded ??= await load());
}
