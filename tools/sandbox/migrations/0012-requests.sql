-- Service requests, their orders, and the seats that orders take in slots.

create table service_requests (
  number serial primary key,
  client text not null,
  person_id text not null references people on delete cascade,
  agreement_id text not null references agreements on delete cascade,
  asset_id text,
  incident text,
  triage jsonb,
  outcome text,
  fulfilment text,
  status text not null,
  opened_at timestamptz not null
);

create table service_orders (
  number serial primary key,
  request integer not null unique references service_requests on delete cascade,
  fulfilment text not null,
  day text not null,
  slot text not null,
  store_id text,
  address jsonb,
  alternate_number text,
  representative jsonb,
  amount integer not null,
  payment_method text,
  status text not null,
  made_at timestamptz not null,
  submitted_at timestamptz
);

create table slot_seats (
  client text not null,
  place text not null,
  day text not null,
  slot text not null,
  seat integer not null,
  "order" integer not null references service_orders on delete cascade,
  constraint slot_seats_key primary key (client, place, day, slot, seat)
);
