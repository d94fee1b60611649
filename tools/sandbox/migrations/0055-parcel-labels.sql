-- When the label of the parcel in which a device is fetched was made.
alter table service_orders add column label_made_at timestamptz;
