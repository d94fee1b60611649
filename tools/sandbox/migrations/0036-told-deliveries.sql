-- When the registration was told of an order's delivery; null where nobody told it.

alter table service_orders add column told_at timestamptz;
