-- What a customer signed before the order was sent, with its video; null without a declaration.

alter table service_orders add column declaration jsonb;
