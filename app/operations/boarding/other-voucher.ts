import * as v from "valibot";
import { type OtherVoucher, otherVoucherSchema } from "./boarding-day.ts";

const patienceMs = 6000;
const answerSchema = v.object({ voucher: v.nullable(otherVoucherSchema) });

/** Asks the server about a voucher that is not on this phone; null when there is none. */
export async function askForVoucher(code: string): Promise<OtherVoucher | null | "no network"> {
	try {
		const response = await fetch("/dashboard/today/voucher", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ code }),
			redirect: "manual",
			signal: AbortSignal.timeout(patienceMs),
		});
		if (!response.ok) return "no network";
		return v.parse(answerSchema, await response.json()).voucher;
	} catch {
		return "no network";
	}
}
