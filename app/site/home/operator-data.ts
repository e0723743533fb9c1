import type { SiteConfig } from "#app/configuration/site-config.ts";
import { type StructuredData, siteDescription } from "#app/site/meta.ts";

/** https://schema.org/TravelAgency */
export function operatorData({ appUrl, operator }: SiteConfig): StructuredData {
	return {
		"@context": "https://schema.org",
		"@type": "TravelAgency",
		"@id": `${appUrl}/#operator`,
		name: operator.name,
		description: siteDescription,
		url: `${appUrl}/`,
		logo: `${appUrl}/apple-touch-icon.png`,
		image: `${appUrl}/social.jpg`,
		email: operator.email,
		telephone: operator.phone,
		address: operator.address,
	};
}
