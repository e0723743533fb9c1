import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { type NavigateFunction, useNavigate, useRevalidator } from "react-router";
import { totemTexts } from "#app/messages/texts.ts";
import { InLanguage } from "#app/messages/use-language.tsx";
import type { TotemHotel } from "#app/partners/totem.ts";
import { readAllTrips } from "#app/totem/catalogue/catalogue.ts";
import { refreshing } from "#app/totem/catalogue/catalogue-cache.ts";
import { forgetLanguage, useTotemLanguage } from "#app/totem/device/totem-language.ts";
import { type Totem, TotemContext } from "#app/totem/device/totem-status.ts";
import { useHeartbeat } from "#app/totem/device/use-heartbeat.ts";
import { useOfflineWorker } from "#app/totem/device/use-offline-worker.ts";
import { confirmAddress, totemHome } from "#app/totem/sale/confirm-address.ts";
import { IdleDialog, useIdle } from "./device/idle-dialog.tsx";
import { SendingDialog, useSending } from "./sale/sending-dialog.tsx";
import { TotemFrame } from "./totem-frame.tsx";
import "./totem.css";

/**
 * Wraps every totem screen: language, frame, heartbeat and idle clock.
 * @param hotelId where the screen stands, also while its hotel cannot be read.
 * @param isGuestsOwn the screen shows a guest's booking, so the idle clock runs from the start.
 */
export function TotemShell({
	hotel,
	hotelId = hotel?.id ?? null,
	isGuestsOwn = false,
	children,
}: {
	hotel: TotemHotel | null;
	hotelId?: string | null;
	isGuestsOwn?: boolean;
	children: ReactNode;
}) {
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const home = totemHome(hotelId);
	const refresh = useCallback(
		() =>
			void refreshing(async () => {
				const reading = hotelId ? readAllTrips(hotelId).catch(() => {}) : null;
				await Promise.all([revalidate(), reading]);
			}),
		[revalidate, hotelId],
	);
	const { last, isOnline } = useHeartbeat(hotelId, refresh);
	const mayFetchAhead = useOfflineWorker(hotel?.id ?? null, isOnline);

	const { guestChoice: chosenLanguage, language } = useTotemLanguage(hotel);
	// after each render: the root may have set its own again
	useEffect(() => {
		document.documentElement.lang = language;
	});

	const startAgain = useCallback(() => clearTotem(home, navigate), [home, navigate]);
	const { secondsLeft, touch, rest } = useIdle(isGuestsOwn, startAgain);
	const clear = useCallback(() => {
		rest();
		startAgain();
	}, [rest, startAgain]);

	const onBooked = useCallback(
		(confirmId: string) => {
			touch();
			void navigate(confirmAddress(confirmId, hotel), { replace: true });
		},
		[navigate, hotel, touch],
	);
	const { sending, send, sendAgain, giveUp } = useSending(onBooked);

	// a guest who has waited for an answer has as long as after a touch to read that there is none
	useEffect(() => {
		if (sending.state === "unanswered") touch();
	}, [sending.state, touch]);

	const [stepBack, keepStepBack] = useState<(() => void) | null>(null);
	const setStepBack = useCallback((step: (() => void) | null) => keepStepBack(() => step), []);

	const totem = useMemo<Totem>(
		() => ({
			hotel,
			hasHome: hotelId !== null,
			status: {
				isEnrolled: last ? last.isEnrolled : null,
				isOnline,
				isCollected: last?.isEnrolled === true && last.paymentMode === "hotel",
			},
			touch,
			startAgain: clear,
			send,
			stepBack,
			setStepBack,
			mayFetchAhead,
		}),
		[hotel, hotelId, last, isOnline, touch, clear, send, stepBack, setStepBack, mayFetchAhead],
	);
	return (
		<InLanguage language={language}>
			<TotemContext value={totem}>
				<TotemFrame>{children}</TotemFrame>
				<p role="status" className="sr-only">
					{chosenLanguage ? totemTexts[chosenLanguage].nowSpoken : ""}
				</p>
				<SendingDialog {...{ sending, sendAgain, giveUp }} />
				<IdleDialog secondsLeft={secondsLeft} stay={touch} clear={clear} />
			</TotemContext>
		</InLanguage>
	);
}

/**
 * Removes a guest's data and language. Totem screens replace each other in the browser's history, so "back" leads nowhere;
 * loading a new page empties the memory. Without a service worker that could end in the browser's error page, so
 * then only the router navigates.
 */
function clearTotem(home: string, navigate: NavigateFunction): void {
	sessionStorage.clear();
	forgetLanguage();
	if (navigator.serviceWorker?.controller) location.replace(home);
	else void navigate(home, { replace: true });
}
