/** Made by tools/vite/client-build.ts: what the Worker must know of the client's build. */
declare module 'virtual:client-build' {
  export type SheetName = 'affiliates' | 'blog' | 'company' | 'leads' | 'product' | 'staff';

  export interface ClientBuild {
    /** URLs of the stylesheets, in order; one in a build. */
    styles: readonly string[];
    /** Those of a room's pages only, on top of those (tools/vite/sheets.ts). */
    sheets: Readonly<Record<SheetName, readonly string[]>>;
    /** URLs of the module scripts that every page loads. */
    scripts: readonly string[];
    /** URLs of the fonts to preload. */
    fonts: readonly string[];
    /** URL of the staff area's or an island's code by name, to preload where it is known to be needed. */
    islands: Readonly<Record<string, readonly string[]>>;
    /** What the development server needs of the content policy; empty lists in a build. */
    policy: { scripts: readonly string[]; styles: readonly string[]; connects: readonly string[] };
    /** Lets the development server's own style tags pass; null in a build. */
    devNonce: string | null;
  }
  export const clientBuild: ClientBuild;
}
