/** The icon at `/icon.svg`: a ruled table whose row and column totals meet in the marked corner. */
export const ICON_SVG: string =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="5" fill="#1a4fa8"/><path fill="#fff" d="M4 4h12v4H4zM4 10h12v4H4zM22 4h6v4h-6zM22 10h6v4h-6zM4 22h12v4H4zM2 16h28v2H2zM18 2h2v28h-2z"/><path fill="#ffd54a" d="M22 20h6v8h-6z"/></svg>';

/** The icon of 180 pixels at `/icon-180.png`, a PNG in base64. */
export const ICON_180_BASE64: string =
  "iVBORw0KGgoAAAANSUhEUgAAALQAAAC0CAMAAAAKE/YAAAAAQlBMVEX///9TcJEZTqgaT6eNp9RTe76NknkaT6j/1UrG1OoZT6gZTqcZT6caTqgaTqdwkclFcLg3ZbObstk3YJyqvd/V3+8g5mjOAAAACXBIWXMAAD5JAAA+SQE1IK/ZAAACU0lEQVR42u3da4/aMBCFYe8YdhpfAtvL//+rTaENW+RgqQlhRn3PZxQeeU1iexEnaCNFcy6Sk74wKUspeaI0EhqvjlntZEypi86vHd/mmBd5jC7myNc//gN0LWo1cQEtpaphdGyiRzWdFnrMajxV7tExqvnMxj/oqg7yN1pcmKc5LAtPxGfk6zDntO6OfUPXZw/0EOYc1n0Y434jvRn6OpHDZVHnB32ZIBN6hyXShugsV7Sn6XF5cAdNyRda0oTO6gs9PQeDRm/ooqGou5GWMLpD6xjaU/p4WJ8u+qN7iWP7rreAPoT16aKP3UscFtDiDy0hekSrP3RduOWZRiePI62gQYMGDRo0aNCgQYPeHG363AM0aNCgQYMG/Qh9Gtaniz53L3FilQcaNGjQoEGDBg0aNGjQoP8ftMvdOIc1oEGDBg0atC/0EAxnAA0aNGjQoEE/QJ+Pz8qP25t//8dLnFnlgQYNGjRo0IbQ3957ebOHfvvSyzto0KBBgwb9WvTHBlvw3dG7fHUCNGjQoEGDBg0aNGjQoEGDBu39CIETJtCgd0UXf+jkcaRrqP7QsvDz5MbR2R86h+TvH/qjz69OiMcaiV2KzbYu7NDksRrFXQnNr5HeoVdpU3S8LJjEY7HSDoU/G6Lj3HDmBx1ndPRTyya3TUD0UoD3ubVPHFQ6/u7c+rzdSuqu1NFpfeZUJ6zuikrtV8JK8wgheSzfndhm1VGWD2tiMlnBm+9uE/fbrTSaK5WWmLrHYiUXQx/JWhrV3M2NrYxZprX2a+votUgetbmF/Qm8H4P1iShVPQAAAABJRU5ErkJggg==";

/** The icon of 32 pixels at `/favicon.ico`, a PNG in base64. */
export const ICON_32_BASE64: string =
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAOVBMVEVMaXEaTqgZT6gZTacaUKcaT6gbTqYaTqcZT6cZTqgaTqcaT6gaT6gZT6caTqgaT6f///8aT6j/1UrHsEW6AAAAEHRSTlMAhb1PTE1L876/wPTxg4jyQ0IFdAAAAAlwSFlzAAALEwAACxMBAJqcGAAAAHZJREFUOMu9k9sKgCAQRCezvHVx+/+PrYwoUAYfyvOk6xFmFxZA74MUCW7AwSKE7vifFWN8XTQ8FyxMKj1cwn2WFcIF+UggISuFBiF/7yIS6oQvJpkLW6JeyAfVXqAhDRcmOD4ohYELI9Cx5Z3P9dbWlF+NGoEdEKhBJZ+TTBgAAAAASUVORK5CYII=";
