-- Tries, one-time codes, tokens and password resets.

-- By identifier and not by person, so that unknown emails are counted and locked like known ones.
create table password_tries (
  client text not null,
  identifier_hash text not null,
  tries integer not null,
  locked_until timestamptz,
  constraint password_tries_key primary key (client, identifier_hash)
);

create table code_sessions (
  id text primary key,
  client text not null,
  person_id text not null references people on delete cascade,
  key text not null,
  nonce text not null,
  code_hash text not null,
  wrong_tries integer not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table access_tokens (
  token_hash text primary key,
  client text not null,
  person_id text not null references people on delete cascade,
  interaction_line_id text not null,
  expires_at timestamptz not null
);

create table password_resets (
  token_hash text primary key,
  client text not null,
  person_id text references people on delete cascade,
  expires_at timestamptz not null
);
