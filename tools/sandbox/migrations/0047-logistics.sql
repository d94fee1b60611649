-- How the courier or the centre gets on with a device, where it is not as its order says; and the customer's confirmation.

alter table service_orders add column logistics text;
alter table service_orders add column confirmed_at timestamptz;
alter table service_orders add column confirmed_by text;
