-- Whose tokens, codes, files and linked devices are: tokens and codes go with their sign-in.

create table sign_ins (
  id text primary key,
  person_id text not null references people on delete cascade
);

-- Older tokens have no sign-in: they end here, half an hour early at most.
delete from access_tokens;

alter table access_tokens add column sign_in_id text not null references sign_ins on delete cascade;

-- A sign-in has one code at most, so a new one replaces it.
create table token_codes (
  sign_in_id text primary key references sign_ins on delete cascade,
  code_hash text not null unique,
  client text not null,
  expires_at timestamptz not null
);

-- A file of a customer belongs to them; a file of an enquiry has no owner.
alter table uploads add column person_id text references people on delete cascade;

-- A device is linked to one account: the first.
delete from linked_devices later using linked_devices earlier
  where later.asset_id = earlier.asset_id
  and (later.linked_at, later.person_id) > (earlier.linked_at, earlier.person_id);

create unique index linked_devices_asset on linked_devices (asset_id);
