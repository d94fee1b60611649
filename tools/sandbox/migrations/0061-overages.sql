-- What another time of a settled order costs more is a bill of its own, which holds that time until it is paid.

alter table service_orders add column tops_up integer references service_orders on delete cascade;
alter table service_orders add column time_fee integer;

-- An order is moved for one bill at a time.
create unique index service_orders_overage on service_orders (tops_up) where status = 'OPEN';
