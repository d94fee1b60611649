-- Places for files, and what was put there.

create table uploads (
  id text primary key,
  client text not null,
  folder text not null,
  name text not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  put_at timestamptz,
  type text,
  size integer,
  sha256 text
);
