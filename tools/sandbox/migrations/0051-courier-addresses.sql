-- The addresses from which the courier fetched devices, kept for their plans.

create table courier_addresses (
  number serial primary key,
  agreement_id text not null references agreements on delete cascade,
  address jsonb not null,
  zone text not null,
  kept_at timestamptz not null,
  constraint courier_addresses_key unique (agreement_id, address)
);
