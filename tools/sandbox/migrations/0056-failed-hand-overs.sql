-- When the courier could not pick a device up, or nobody could come: its customer is told.

alter table service_orders add column failed_at timestamptz;
