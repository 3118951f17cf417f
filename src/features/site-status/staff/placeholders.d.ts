/** Made by tools/vite/placeholders.ts when the Worker is built. */
declare module 'virtual:placeholders' {
  export interface Placeholder {
    what: string;
    /** Where the owner replaces it; a pattern for several files. */
    file: string;
    value: string;
  }
  export const placeholders: readonly Placeholder[];
}
