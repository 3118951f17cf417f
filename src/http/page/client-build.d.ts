/** Made by tools/vite/client-build.ts. */
declare module 'virtual:client-build' {
  export interface ClientBuild {
    /** URLs of the module scripts that every page loads. */
    scripts: readonly string[];
    /** Hashes of those scripts by URL, for the browser to check; empty in development. */
    integrity: Readonly<Record<string, string>>;
    /** Sources that the development server adds to the content policy; empty in a build. */
    policy: { styles: readonly string[]; connects: readonly string[] };
    /** The nonce of the development server's own style tags; null in a build. */
    devNonce: string | null;
  }
  export const clientBuild: ClientBuild;
}

/** The styles that a page's module needs (tools/vite/page-styles.ts). */
declare module 'styles:*' {
  const styles: string;
  export default styles;
}

/** The same for a page of the staff area, which has nothing of the visitors' frame. */
declare module 'staff-styles:*' {
  const styles: string;
  export default styles;
}
