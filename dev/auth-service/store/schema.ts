/** Times are milliseconds since 1970; rows of a deleted user or session go with it. */
export const schema = `
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  email_confirmed_at INTEGER,
  confirmation_sent_at INTEGER,
  recovery_sent_at INTEGER,
  new_email TEXT,
  email_change_sent_at INTEGER,
  email_change_accepted INTEGER NOT NULL,
  last_sign_in_at INTEGER,
  banned_until INTEGER,
  user_metadata TEXT NOT NULL,
  identity_id TEXT NOT NULL,
  identity_data TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  method TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS refresh_tokens (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  token TEXT NOT NULL UNIQUE,
  parent TEXT,
  session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  revoked_at INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS link_tokens (
  hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, purpose)
) STRICT;
CREATE TABLE IF NOT EXISTS flows (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  auth_code TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  challenge TEXT NOT NULL,
  challenge_method TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS mails (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  recipient TEXT NOT NULL,
  purpose TEXT NOT NULL,
  token TEXT NOT NULL,
  code TEXT NOT NULL,
  link TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;
`;
