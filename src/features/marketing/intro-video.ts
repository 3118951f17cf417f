interface VideoSettings {
  INTRO_VIDEO_ID?: string | undefined;
  /** Ends with a slash. */
  INTRO_VIDEO_PLAYER_URL: string;
}

/** The player of the intro video, which starts at once; undefined where the owner has set no video. */
export function introVideoPlayer(settings: VideoSettings): URL | undefined {
  if (!settings.INTRO_VIDEO_ID) return undefined;
  const player = new URL(settings.INTRO_VIDEO_ID, settings.INTRO_VIDEO_PLAYER_URL);
  player.searchParams.set('autoplay', '1');
  player.searchParams.set('playsinline', '1');
  // Vimeo's switch for "do not track"; YouTube has a host for it.
  player.searchParams.set('dnt', '1');
  return player;
}
