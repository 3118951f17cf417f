/** Made by tools/vite/logos.ts from public/media/logo.svg and logo-on-dark.svg. */
declare module 'virtual:site-logo' {
  export interface SiteLogo {
    viewBox: string;
    /** Width to height. */
    ratio: number;
    /** Its markup; null for one that a page cannot contain. */
    drawing: string | null;
  }
  export const siteLogo: SiteLogo;
  export const siteLogoOnDark: SiteLogo;
}
