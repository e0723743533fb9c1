import { redirect } from "react-router";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { weatherPath } from "#app/sales/weather/open-weather.ts";

/** A guest whose trip the weather called off chooses before anything else. @throws a redirect to that page. */
export function requireWeatherChoice({
	confirmId,
	weather,
}: Pick<GuestBooking, "confirmId" | "weather">): void {
	if (weather?.choice === null) throw redirect(weatherPath(confirmId), 303);
}
