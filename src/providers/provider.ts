import type { z } from 'zod';

/** What a third party does for the site. */
export type Role = 'cms' | 'email' | 'captcha' | 'partners';

/** A third party as table.ts lists it. Its code is in its *-client.ts, which loads with the services. */
export interface Provider<Id extends string, In extends Role, Shape extends z.ZodRawShape> {
  /** As health, logs and the sandbox name it. */
  id: Id;
  role: In;
  /** As staff read it. */
  name: string;
  /** What the site uses it for, in a word. */
  use: string;
  /** Its settings, by the names that an owner sets. */
  settings: Shape;
  /** The settings without which it is not configured. */
  keys: readonly (keyof Shape & string)[];
}

/** The settings of a provider, parsed. */
export type SettingsOf<Declared extends { settings: z.ZodRawShape }> = z.output<
  z.ZodObject<Declared['settings']>
>;

export const defineProvider = <
  const Id extends string,
  const In extends Role,
  Shape extends z.ZodRawShape,
>(
  provider: Provider<Id, In, Shape>,
) => provider;
