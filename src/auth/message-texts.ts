type Texts = Readonly<Record<string, string>>;

/** What the login page says about an error. `{phone}` is the company's phone number. */
export interface MessageTexts {
  /** Before the help, where the service has no message of its own: exact text of AUTH-6. */
  readonly failed: string;
  /**
   * What happened, by code. Absent in English, where the service's own message says it (AUTH-6): a
   * translation never shows that message.
   */
  readonly codes?: Texts | undefined;
  /** What helps, by code of the error catalogue (contract 4.1) or circumstance; `general` for others. */
  readonly help: Texts &
    Readonly<
      Record<
        | 'busy'
        | 'fault'
        | 'general'
        | 'member-changed'
        | 'not-kept'
        | 'not-set-up'
        | 'offline'
        | 'unreachable'
        | 'user_banned',
        string
      >
    >;
  /** Links from emails, by code. */
  readonly links: Texts & Readonly<Record<'link-failed', string>>;
  /** Why a password is too weak (AUTH-6). */
  readonly reasons: Texts;
  /** Kinds of characters that a password needs. */
  readonly kinds: CharacterKindTexts;
}

/** Names of kinds of characters. */
export type CharacterKindTexts = Readonly<
  Record<'letter' | 'lowerCase' | 'upperCase' | 'digit' | 'symbol' | 'oneOf' | 'or', string>
>;
