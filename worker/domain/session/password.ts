/** How long a password is, in characters: what OWASP's ASVS asks at the least, and what a hash is willing to read. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
