import * as v from "valibot";
import { extrasIn } from "./booking-request.ts";

/** The fields `extra_<id>`, beside those of another schema. */
export const extrasOfForm = v.pipe(
	v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
	v.transform((fields) => ({ extras: extrasIn(fields) })),
);
