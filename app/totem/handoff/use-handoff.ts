import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { pickupLabel } from "#app/excursions/excursion.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { confirmAddress } from "#app/totem/sale/confirm-address.ts";
import type { Choice } from "#app/totem/sale/use-choice.ts";
import { queryClient } from "#app/ui/query-client.ts";

const progressSchema = v.variant("state", [
	v.object({ state: v.literal("waiting") }),
	v.object({ state: v.literal("opened") }),
	v.object({ state: v.literal("booked"), confirmId: v.string() }),
	v.object({ state: v.literal("gone") }),
	v.object({ state: v.literal("over") }),
]);
const lookAgainMilliseconds = 2000;

/** How a choice that was handed over stands; "failed": there is no code for it. */
export type HandoffState = v.InferOutput<typeof progressSchema>["state"] | "failed";

/**
 * Hands a choice over to a phone or to the hotel's desk and follows it until it is booked, which leads to
 * the confirmation. The code lives and dies with the guest.
 * @param schema what the server answers: the code, and the `watch` by which the screen follows.
 */
export function useHandoff<Offer extends { watch: string }>(
	choice: Choice,
	schema: v.GenericSchema<unknown, Offer>,
	isForDesk = false,
) {
	const { hotel, status, touch } = useTotem();
	const navigate = useNavigate();
	const { excursion, day, people, pickup } = choice;
	const url = `/totem/${hotel?.id}/handovers`;
	const body = {
		excursionId: excursion.id,
		date: day?.date,
		...people,
		pickup: pickup ? pickupLabel(pickup) : "",
		isInHotelsName: status.isEnrolled === true,
		isForDesk,
	};
	const offer = useQuery(
		{
			queryKey: ["guest", "handover", body],
			queryFn: async () => {
				const response = await fetch(url, {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify(body),
				});
				return v.parse(schema, await response.json());
			},
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 0,
			networkMode: "always",
			retry: 1,
			// a screen that is not the hotel's has nobody at a desk to send its guests to
			enabled: !isForDesk || status.isEnrolled === true,
		},
		queryClient(),
	);
	const watch = offer.data?.watch ?? "";
	const { data: progress } = useQuery(
		{
			queryKey: ["guest", "progress", watch],
			enabled: watch !== "",
			queryFn: async () => {
				const response = await fetch(url, { headers: { "x-handover-watch": watch } });
				return v.parse(progressSchema, await response.json());
			},
			refetchInterval: lookAgainMilliseconds,
			gcTime: 0,
			networkMode: "always",
		},
		queryClient(),
	);
	const hasNoCode = offer.isError || (isForDesk && status.isEnrolled === false);
	const state: HandoffState = hasNoCode ? "failed" : (progress?.state ?? "waiting");

	useEffect(() => {
		if (state !== "waiting") touch();
		if (progress?.state === "booked")
			void navigate(confirmAddress(progress.confirmId, hotel), { replace: true });
	}, [state, progress, hotel, touch, navigate]);

	return { offer: offer.data ?? null, state, offerAgain: () => void offer.refetch() };
}
