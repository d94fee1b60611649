-- The gateway takes no payment of a closed order, and holds one payment of each at most, also while a bank has not decided.

create table gateway_closed_orders (
  order_reference text primary key
);

drop index gateway_payments_captured;

-- A bank is no longer asked about a payment beside which another is captured.
update gateway_payments as waiting set status = 'DECLINED', decline_code = 'DUPLICATE', settles_at = null
  where status = 'PENDING' and exists (
    select 1 from gateway_payments as paid
      where paid.order_reference = waiting.order_reference and paid.status = 'CAPTURED'
  );

create unique index gateway_payments_of_order on gateway_payments (order_reference)
  where status in ('CAPTURED', 'PENDING');

-- Looked for every two seconds.
create index gateway_payments_to_settle on gateway_payments (settles_at) where settles_at is not null;

-- What the gateway tells the merchant, until it is answered.
create table gateway_notices (
  id text primary key,
  payment text not null,
  status text not null,
  made_at timestamptz not null,
  tries integer not null,
  next_try_at timestamptz not null,
  answered_at timestamptz
);

create index gateway_notices_to_send on gateway_notices (next_try_at) where answered_at is null;
