-- Whether the lock of a device's finding service is on.

alter table devices add column finder_is_on boolean default false not null;
