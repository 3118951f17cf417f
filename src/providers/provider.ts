import type { z } from 'zod';

/** What a third party does for the site. */
export type Role = 'cms' | 'email' | 'captcha' | 'partners';

/** A third party, declared by its adapter and listed in table.ts. */
export interface Provider<Id extends string, In extends Role, Shape extends z.ZodRawShape, Port> {
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
  /**
   * @param outbound how requests leave: `fetch` in production, the sandbox's binding elsewhere
   * @returns the role's port; without its keys every call fails as not configured
   */
  create: (settings: z.output<z.ZodObject<Shape>>, outbound: typeof fetch) => Port;
}

export const defineProvider = <
  const Id extends string,
  const In extends Role,
  Shape extends z.ZodRawShape,
  Port,
>(
  provider: Provider<Id, In, Shape, Port>,
) => provider;
