-- Enrolments into agreements, and devices that customers linked to their accounts.

create table enrolments (
  agreement_id text primary key references agreements on delete cascade,
  person_id text not null references people on delete cascade,
  customer jsonb not null,
  address jsonb not null,
  received_at timestamptz not null,
  completes_at timestamptz not null
);

create table linked_devices (
  person_id text not null references people on delete cascade,
  asset_id text not null,
  plan text not null,
  calling_code text not null,
  mdn text not null,
  model text not null,
  imei text not null,
  linked_at timestamptz not null,
  constraint linked_devices_key primary key (person_id, asset_id)
);
