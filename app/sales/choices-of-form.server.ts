import * as v from "valibot";
import { choicesIn } from "#app/catalogue/extras/choice-field.ts";

/** The fields `extra_<id>`, `fare_<id>` and `answer_<id>`, beside those of another schema. */
export const choicesOfForm = v.pipe(
	v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
	v.transform(choicesIn),
);
