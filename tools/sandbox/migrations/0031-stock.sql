-- Which device an order brings, and how many of each are left; an order that waits for one has no day yet.

create table stock (
  country text not null,
  device text not null,
  left_over integer not null check (left_over >= 0),
  constraint stock_key primary key (country, device)
);

alter table service_orders add column device text;
alter table service_orders add column holds_device boolean;
alter table service_orders alter column day drop not null;
alter table service_orders alter column slot drop not null;
