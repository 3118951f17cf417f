import path from 'node:path';

/**
 * Fonts of devices, by their files in e2e/fonts, and the name of each in the system. Arimo has the widths
 * of Arial, Helvetica, Liberation Sans and Nimbus Sans.
 */
export const DEVICE_FONTS = {
  arimo: 'Arimo Regular',
  roboto: 'Roboto Regular',
  'noto-sans': 'Noto Sans Regular',
  'dejavu-sans': 'DejaVu Sans',
} as const;
export type DeviceFont = keyof typeof DEVICE_FONTS;

/**
 * The environment of a browser that has these fonts only, whatever the machine has. For Linux; other
 * systems show their own.
 */
export const withFonts = (font: DeviceFont): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts', `${font}.conf`),
});
