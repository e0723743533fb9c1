import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { pickupLabel } from "#app/catalogue/excursion.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { confirmAddress } from "#app/totem/sale/confirm-address.ts";
import { type Choice, choicesOf } from "#app/totem/sale/use-choice.ts";
import { queryClient } from "#app/ui/query/query-client.ts";

const progressSchema = v.variant("state", [
	v.object({ state: v.picklist(["waiting", "opened", "gone", "over"]) }),
	v.object({ state: v.literal("booked"), confirmId: v.string() }),
]);
const lookAgainMilliseconds = 2000;
/** A network of a lobby may take a request and never answer. */
const patienceMilliseconds = 8000;

/** State of a handoff; "failed": no code could be made. */
export type HandoffState = v.InferOutput<typeof progressSchema>["state"] | "failed";

const offerSchema = v.object({
	/** In the address of the QR code. */
	token: v.string(),
	/** For the desk; null when this screen gives none. */
	code: v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/))),
	/** For polling. */
	watch: v.string(),
	expiresAt: v.number(),
});

/** Hands a choice to a phone or the hotel desk and polls until it is booked, then shows the confirmation. */
export function useHandoff(choice: Choice) {
	const { hotel, status, touch } = useTotem();
	const navigate = useNavigate();
	const screenLanguage = useLanguage();
	const [language, setLanguage] = useState(screenLanguage);
	const { day, pickup } = choice;
	const { fares: _, ...people } = choice.people;
	const url = `/totem/${hotel?.id}/handovers`;
	const present = {
		departureId: day?.id,
		...people,
		choices: choicesOf(choice),
		pickup: pickup ? pickupLabel(pickup) : "",
		isInHotelsName: status.isEnrolled === true,
	};
	const [offered, setOffered] = useState(present);
	const body = { ...offered, language };
	const offer = useQuery(
		{
			queryKey: ["guest", "handover", body],
			queryFn: async ({ signal }) => {
				const response = await fetch(url, {
					signal: inTime(signal),
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify(body),
				});
				return v.parse(offerSchema, await response.json());
			},
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 0,
			networkMode: "always",
		},
		queryClient(),
	);
	const watch = offer.data?.watch ?? "";
	const { data: progress } = useQuery(
		{
			queryKey: ["guest", "progress", watch],
			enabled: watch !== "",
			queryFn: async ({ signal }) => {
				const headers = { "x-handover-watch": watch };
				const response = await fetch(url, { signal: inTime(signal), headers });
				return v.parse(progressSchema, await response.json());
			},
			refetchInterval: lookAgainMilliseconds,
			gcTime: 0,
			networkMode: "always",
		},
		queryClient(),
	);
	const state: HandoffState = offer.isError ? "failed" : (progress?.state ?? "waiting");

	// a code that a phone has opened stays the guest's, whatever language is chosen then
	if (state === "waiting" && language !== screenLanguage) setLanguage(screenLanguage);
	// and the seats that it takes are no longer free here
	const isTaken = state === "opened" || state === "booked";
	if (!isTaken && JSON.stringify(offered) !== JSON.stringify(present)) setOffered(present);

	useEffect(() => {
		if (state !== "waiting") touch();
		if (progress?.state === "booked")
			void navigate(confirmAddress(progress.confirmId, hotel), { replace: true });
	}, [state, progress, hotel, touch, navigate]);

	return { offer: offer.data ?? null, state, offerAgain: () => void offer.refetch() };
}

/** @param signal aborts when nobody looks at the answer any more. */
function inTime(signal: AbortSignal): AbortSignal {
	return AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]);
}
