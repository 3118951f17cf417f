/**
 * Features of browsers that reach a visitor's devices or data: no page and no frame on it may use them.
 * Not in the list are those of which frames get none by default (translator, gamepad), and those without
 * which frames of third parties do not work: storage-access, sync-xhr, unload, client hints.
 */
const CLOSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What our own code does: the film, its controls, the buttons that copy; Stripe's table may pay. */
const OWN: ReadonlySet<string> = new Set([
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'payment',
  'picture-in-picture',
]);
/** What a player in a frame is given (client/behaviors/run-action.ts). */
const OF_PLAYERS = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

const OPEN = [...new Set([...OWN, ...OF_PLAYERS])].toSorted();

/**
 * The Permissions-Policy of a response: closed except for what is used.
 * @param frames the sources of the page's frames, as its content policy lists them
 */
export function permissionsPolicy(frames: readonly string[] = []): string {
  const origins = frames.map((source) =>
    source === "'self'" ? 'self' : `"${new URL(source).origin}"`,
  );
  const allowed = (feature: string) =>
    new Set([
      ...(OWN.has(feature) ? ['self'] : []),
      ...(OF_PLAYERS.includes(feature) ? origins : []),
    ]);
  // Without blanks: the first bytes of a connection are few.
  return [
    ...CLOSED.map((feature) => `${feature}=()`),
    ...OPEN.map((feature) => `${feature}=(${[...allowed(feature)].join(' ')})`),
  ].join(',');
}
