-- The gateway takes no payment of a closed order, and holds one payment of each at most, also while a bank has not decided.

create table gateway_closed_orders (
  order_reference text primary key
);

drop index gateway_payments_captured;

create unique index gateway_payments_of_order on gateway_payments (order_reference)
  where status in ('CAPTURED', 'PENDING');
