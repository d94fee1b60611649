-- What customers pay for their orders, as the back end knows it; and the books of the gateway, which are its own.

create table payments (
  id text not null,
  service_order integer not null references service_orders on delete cascade,
  merchant text not null,
  amount integer not null check (amount > 0),
  status text not null,
  decline_code text,
  begun_at timestamptz not null,
  settled_at timestamptz,
  primary key (service_order, id)
);

create unique index payments_of_order on payments (service_order) where status in ('CAPTURED', 'PENDING');

create table gateway_cards (
  token text primary key,
  answer text not null,
  made_at timestamptz not null,
  used_by text
);

create table gateway_payments (
  id text primary key,
  name text not null,
  merchant text not null,
  order_reference text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  answer text not null,
  status text not null,
  decline_code text,
  challenge text unique,
  client text not null,
  settles_at timestamptz
);

create unique index gateway_payments_captured on gateway_payments (order_reference) where status = 'CAPTURED';

create table gateway_ledger (
  entry serial primary key,
  payment text not null,
  kind text not null,
  order_reference text not null,
  amount integer not null,
  currency text not null,
  made_at timestamptz not null
);
