-- Orders whose devices can be registered, and what was agreed to with that.

create table orders (
  client text not null,
  order_id text not null,
  purchased_on date not null,
  retailer text not null,
  agreement_id text references agreements on delete cascade,
  device jsonb not null,
  registration serial not null,
  registered_at timestamptz,
  constraint orders_key primary key (client, order_id)
);

create table consents (
  client text not null,
  order_id text not null,
  consent text not null,
  given_at timestamptz not null,
  constraint consents_key primary key (client, order_id, consent)
);
