-- Whether the courier moves the customer's data to the new device; null in orders made before.

alter table service_orders add column data_transfer boolean;
