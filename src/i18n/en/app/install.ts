export const installTexts = {
  install: {
    title: 'Install the app',
    lead: 'On your home screen, without an app store or a large download.',
    points: [
      'Opens full screen with one tap',
      'Starts fast, on a slow network too',
      'Shows your last balance and records offline',
    ],
    install: 'Install',
    asking: 'Please confirm on your device…',
    installing: 'Your device is installing the app. It will be on your home screen in a moment.',
    installed: 'The app is installed.',
    installedHint: 'Open it from your home screen.',
    refused: 'It was not installed. You can still add it by hand:',
    byHand: 'Add it by hand',
    device: 'Your device',
    platforms: { android: 'Android', ios: 'iPhone', computer: 'Computer' },
    steps: {
      android: [
        'Open this page in Chrome.',
        'Tap the menu ⋮ at the top right.',
        'Tap Add to Home screen, then Install.',
      ],
      ios: [
        'Open this page in Safari.',
        'Tap Share, the square with an arrow.',
        'Scroll down and tap Add to Home Screen, then Add.',
      ],
      computer: [
        'Open this page in Chrome or Edge.',
        'Click the install icon at the end of the address bar.',
        'Click Install.',
      ],
    },
    otherBrowser: 'Opened from Facebook, Messenger or another app?',
    otherBrowserHint:
      'The browser inside an app can’t install. Choose Open in browser in its menu, or type this address into Chrome or Safari:',
    without: 'Not in your browser’s menu?',
    withoutHint:
      'Firefox and some others can’t install sites. Add a bookmark instead: everything works in the browser too.',
    insecure: 'This address can’t be installed, because it does not begin with https.',
  },
}
