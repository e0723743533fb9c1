import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { VoucherCode } from "#app/bookings/voucher-code.tsx";
import { pickupLabel } from "#app/excursions/excursion.ts";
import { useIsland } from "#app/request/island.ts";
import { queryClient } from "#app/ui/query-client.ts";
import { confirmAddress } from "./confirm-address.ts";
import { StepHeading } from "./step-heading.tsx";
import { totemButton } from "./totem-button.ts";
import { useTotem } from "./totem-status.ts";
import type { Choice } from "./use-choice.ts";

const offerSchema = v.object({ token: v.string(), watch: v.string() });
const progressSchema = v.variant("state", [
	v.object({ state: v.literal("waiting") }),
	v.object({ state: v.literal("opened") }),
	v.object({ state: v.literal("booked"), confirmId: v.string() }),
	v.object({ state: v.literal("gone") }),
	v.object({ state: v.literal("over") }),
]);
const lookAgainMilliseconds = 2000;

/** A code for the guest's own phone; the screen follows what happens there. */
export function PhoneStep({ choice }: { choice: Choice }) {
	const { appUrl } = useIsland();
	const { hotel, touch, stepBack } = useTotem();
	const navigate = useNavigate();
	const { offer, progress, offerAgain } = useHandover(choice);
	const state = offer.isError ? "failed" : (progress?.state ?? "waiting");

	useEffect(() => {
		if (state !== "waiting") touch();
		if (progress?.state === "booked")
			void navigate(confirmAddress(progress.confirmId, hotel), { replace: true });
	}, [state, progress, hotel, touch, navigate]);

	const { title, text } = words[state];
	return (
		<>
			<StepHeading>{title}</StepHeading>
			<p role="status" className="text-[1.15rem]/snug">
				{text}
			</p>
			<div className="grid min-h-[16rem] place-items-center rounded-lg bg-paper p-6 shadow-lift">
				{state === "waiting" && offer.data ? (
					<VoucherCode
						url={`${appUrl}/totem/handover/${offer.data.token}`}
						label="QR code that opens your choice on your phone"
						className="w-[17rem]"
					/>
				) : null}
				{state === "waiting" && !offer.data ? <p>Making your code …</p> : null}
				{state === "opened" || state === "booked" ? (
					<img src="/art/mark.svg" alt="" width="160" height="160" className="size-40" />
				) : null}
				{state === "gone" ? (
					<button type="button" onClick={stepBack ?? undefined} className={totemButton("next")}>
						Choose another day
					</button>
				) : null}
				{state === "over" || state === "failed" ? (
					<button type="button" onClick={offerAgain} className={totemButton("next")}>
						Make a new code
					</button>
				) : null}
			</div>
		</>
	);
}

const words = {
	waiting: {
		title: "Point your camera here",
		text: "Your phone opens your choice. Add your name and email there; the code works once, for 15 minutes.",
	},
	opened: {
		title: "Your phone has it",
		text: "Go on there. This screen tells you when the places are yours.",
	},
	booked: { title: "Booked", text: "One moment, please." },
	gone: {
		title: "These places have just gone",
		text: "Somebody was a moment quicker. Nothing was booked for you; other days have places.",
	},
	over: { title: "This code has run out", text: "Nothing was booked with it." },
	failed: {
		title: "We need the network for a code",
		text: "It is away for a moment. Your choice is still here.",
	},
};

/** Offers the choice to a phone and follows it; both live and die with the guest. */
function useHandover(choice: Choice) {
	const { hotel, status } = useTotem();
	const { excursion, day, people, pickup } = choice;
	const url = `/totem/${hotel?.id}/handovers`;
	const body = {
		excursionId: excursion.id,
		date: day?.date,
		...people,
		pickup: pickup ? pickupLabel(pickup) : "",
		isInHotelsName: status.isEnrolled === true,
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
				return v.parse(offerSchema, await response.json());
			},
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 0,
			networkMode: "always",
			retry: 1,
		},
		queryClient(),
	);
	const watch = offer.data?.watch ?? "";
	const progress = useQuery(
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
	return { offer, progress: progress.data, offerAgain: () => void offer.refetch() };
}
