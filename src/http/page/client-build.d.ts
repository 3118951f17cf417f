/** Made by tools/vite/client-build.ts. */
declare module 'virtual:client-build' {
  export interface ClientBuild {
    /** The style that every page contains, and its source for the content policy. */
    inlineStyles: { css: string; source: string };
    /** URLs by stylesheet: "site", "staff" or a feature's name. One URL each in a build. */
    stylesheets: Readonly<Record<string, readonly string[]>>;
    /** URLs of the module scripts that every page loads. */
    scripts: readonly string[];
    /** Hashes of those scripts by URL, for the browser to check; empty in development. */
    integrity: Readonly<Record<string, string>>;
    /** URLs of the fonts to preload. */
    fonts: readonly string[];
    /** Sources that the development server adds to the content policy; empty in a build. */
    policy: { scripts: readonly string[]; styles: readonly string[]; connects: readonly string[] };
    /** The nonce of the development server's own style tags; null in a build. */
    devNonce: string | null;
  }
  export const clientBuild: ClientBuild;
}

/** Made by tools/vite/client-build.ts. */
declare module 'virtual:critical-css' {
  export interface StyleRule {
    /** The at-rules around it, outermost first: "@layer ui", "@media (width >= 48rem)". */
    around: readonly string[];
    /** For each of its selectors the elements, "[attributes" and ".classes" that it names. */
    needs: readonly (readonly string[])[];
    text: string;
  }
  export interface CriticalCss {
    /** The cascade layers, weakest first. */
    layers: readonly string[];
    /** By stylesheet: "site" or a feature's name. */
    rules: Readonly<Record<string, readonly StyleRule[]>>;
  }
  /** Null in development and in Vitest, where pages link their stylesheets in the head. */
  export const criticalCss: CriticalCss | null;
}
