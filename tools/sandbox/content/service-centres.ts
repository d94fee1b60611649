import { readFileSync } from "node:fs";

/** A repair centre. */
export interface ServiceCentre {
  /** ISO 3166. */
  readonly country: string;
  readonly id: string;
  readonly name: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Closed on days that are not here; absent if unknown. */
  readonly hours?: readonly { readonly days: readonly number[]; readonly from: string; readonly until: string }[];
}

/** A point on the map, in degrees. */
export type Point = Pick<ServiceCentre, "latitude" | "longitude">;

const EARTH_RADIUS_KM = 6371;

const centres: readonly ServiceCentre[] = JSON.parse(
  readFileSync(new URL("service-centres.json", import.meta.url), "utf8"),
);

/** The centres of a country; all centres without a country. */
export const centresIn = (country?: string): readonly ServiceCentre[] =>
  centres.filter((centre) => country === undefined || centre.country === country);

/** The straight-line distance of two points, in kilometres to a tenth. */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const arc = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude);
  return Math.round(20 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(arc))) / 10;
}
