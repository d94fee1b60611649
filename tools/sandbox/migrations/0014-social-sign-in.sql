-- Sign-ins with an account elsewhere, and what the providers vouch for.

create table social_sign_ins (
  id text primary key,
  client text not null,
  provider text not null,
  state text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table provider_codes (
  code_hash text primary key,
  client text not null,
  state text not null,
  email text not null
);
