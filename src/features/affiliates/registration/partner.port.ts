import type { ProviderFailure } from '../../../shared/provider-failure.ts';
import type { Result } from '../../../shared/result.ts';

export interface NewPartnership {
  email: string;
  firstName: string;
  lastName: string;
  /** What else the program stores of a partner, by the name of its custom field; blanks are left out. */
  details: Readonly<Record<string, string>>;
}

export interface Partnership {
  /** What an application stores: the partnership's key, or its partner key if there is no other. */
  id: string;
  partnerKey: string | undefined;
}

export interface RegisteredPartnership extends Partnership {
  /** Whether the e-mail had a partnership before. Registering is safe to repeat because of it. */
  alreadyExisted: boolean;
}

/** The affiliate-management role. `message` of every failure is a text for staff to read. */
export interface Partners {
  /**
   * Registers a partner, or finds the partnership that the e-mail already has. After a timeout
   * the outcome is unknown; repeating the call finds it.
   */
  createPartnership(
    applicant: NewPartnership,
  ): Promise<Result<RegisteredPartnership, ProviderFailure>>;
  /** The partnership of an e-mail, or null. */
  findByEmail(email: string): Promise<Result<Partnership | null, ProviderFailure>>;
}
